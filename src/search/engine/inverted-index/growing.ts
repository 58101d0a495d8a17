/** A list of 32-bit numbers of unknown length; a plain array takes up to twice the memory. */
export class GrowingNumbers {
  length = 0;
  private buffer: Uint32Array<ArrayBuffer> = new Uint32Array(1 << 12);

  push(value: number): void {
    if (this.length === this.buffer.length) {
      const larger = new Uint32Array(this.buffer.length * 2);
      larger.set(this.buffer);
      this.buffer = larger;
    }
    this.buffer[this.length] = value;
    this.length += 1;
  }

  /** The numbers so far; valid until the next `push`. */
  values(): Uint32Array {
    return this.buffer.subarray(0, this.length);
  }

  /** Sets more bits of the number at `at`. */
  mark(at: number, bits: number): void {
    this.buffer[at] = (this.buffer[at] ?? 0) | bits;
  }
}
