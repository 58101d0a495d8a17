/**
 * A list of 32-bit numbers of which nobody knows the length beforehand; a plain array takes up to
 * twice the memory.
 */
export class GrowingNumbers {
  length = 0;
  private room: Uint32Array<ArrayBuffer> = new Uint32Array(1 << 12);

  push(value: number): void {
    if (this.length === this.room.length) {
      const larger = new Uint32Array(this.room.length * 2);
      larger.set(this.room);
      this.room = larger;
    }
    this.room[this.length] = value;
    this.length += 1;
  }

  /** The numbers so far; valid until the next `push`. */
  values(): Uint32Array {
    return this.room.subarray(0, this.length);
  }

  /** Sets further bits of the number at `at`. */
  mark(at: number, bits: number): void {
    this.room[at] = (this.room[at] ?? 0) | bits;
  }
}
