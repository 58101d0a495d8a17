/** An entry with the rank it has for a query. */
export interface Ranked {
  entry: number;
  rank: number;
  score: number;
}

/** Equal ranks are in the order of the site. */
function isBefore(one: Ranked, other: Ranked): boolean {
  return one.rank > other.rank || (one.rank === other.rank && one.entry < other.entry);
}

/** Keeps the best of many entries: a heap whose top is the worst one kept. */
export class Best {
  private readonly heap: Ranked[] = [];
  /** The worst one kept, once the heap is full. */
  private floor = -Infinity;
  private floorEntry = -1;

  constructor(private readonly limit: number) {}

  /**
   * Whether an entry of this rank would be kept. Called for every entry, so it allocates nothing.
   */
  accepts(entry: number, rank: number): boolean {
    return rank > this.floor || (rank === this.floor && entry < this.floorEntry);
  }

  /** Keeps an entry if it is good enough; a full heap drops its worst one. */
  offer(entry: number, rank: number, score: number): void {
    if (!this.accepts(entry, rank)) return;
    const { heap } = this;
    const candidate = { entry, rank, score };
    if (heap.length < this.limit) {
      heap.push(candidate);
      this.rise(heap.length - 1);
    } else {
      heap[0] = candidate;
      this.sink(0);
    }
    const [worst] = heap;
    if (worst && heap.length === this.limit) {
      this.floor = worst.rank;
      this.floorEntry = worst.entry;
    }
  }

  inOrder(): Ranked[] {
    return [...this.heap].sort((one, other) => (isBefore(one, other) ? -1 : 1));
  }

  private swapIfWorse(child: number, parent: number): boolean {
    const [low, high] = [this.heap[child], this.heap[parent]];
    if (!low || !high || !isBefore(high, low)) return false;
    this.heap[child] = high;
    this.heap[parent] = low;
    return true;
  }

  private rise(from: number): void {
    let at = from;
    while (at > 0 && this.swapIfWorse(at, (at - 1) >>> 1)) at = (at - 1) >>> 1;
  }

  private sink(from: number): void {
    let at = from;
    for (;;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const [one, other] = [this.heap[left], this.heap[right]];
      if (!one) return;
      const worse = other && isBefore(one, other) ? right : left;
      if (!this.swapIfWorse(worse, at)) return;
      at = worse;
    }
  }
}
