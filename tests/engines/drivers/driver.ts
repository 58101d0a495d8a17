/** What a reader can do in a tab of any engine. All of it acts in the document of the page. */
export interface Driver {
  open(address: string): Promise<void>;
  /** Runs a function in the page; it uses only its parameters, and they and its result are JSON. */
  evaluate<Parameters extends readonly unknown[], Result>(
    inPage: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ): Promise<Result>;
  /** The text of the document in a frame, also of one that the page itself cannot read. */
  frameText(selector: string): Promise<string>;
  /** Clicks at a point of the window, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  /** Presses a key, or several at a time: `Control+k`. */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Gives the window another size, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** How many tabs are open. */
  tabs(): Promise<number>;
  close(): Promise<void>;
}

/** A browser that has been started. */
export interface Engine {
  /** Opens a tab that shares no storage with earlier ones. */
  newTab(): Promise<Driver>;
  close(): Promise<void>;
}
