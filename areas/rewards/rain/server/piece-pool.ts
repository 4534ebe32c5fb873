/** One envelope of a rain that this node may hand out. */
export interface Piece {
  bucket: number;
  /** The lease under which it is handed out. */
  fence: string;
  /** Its place in the list. */
  piece: number;
  /** Counts of 1/10,000. */
  amount: bigint;
}

/** Pieces that a lease brought. */
export interface Lease {
  pieces: readonly Piece[];
  /** Some bucket is not claimed to its end, here or on another node. */
  left: boolean;
}

interface Source {
  /**
   * Leases as many buckets as hold about `wanted` pieces, besides those in `own`, which are empty
   * here and are looked through again.
   */
  lease(own: readonly number[], wanted: number): Promise<Lease>;
  /** The rain is over: nothing is handed out any more. */
  over(): boolean;
  /** Waits a moment where other nodes hold what is left. */
  pause(): Promise<unknown>;
}

/** How a taken piece ended: claimed, back for somebody else, or nobody knows. */
export type PieceEnd = 'claimed' | 'back' | 'unknown';

export interface PiecePool {
  /**
   * A piece; null where none is left or the rain is over, without a question. Rejects where
   * the database could not be asked.
   */
  take(): Promise<Piece | null>;
  /** Tells how a piece ended. One that is back goes to who waits. */
  end(piece: Piece, as: PieceEnd): void;
  /** Forgets the bucket of a piece: another node has its lease now. */
  lose(piece: Piece): void;
  /** The buckets that this node holds. */
  held(): number[];
}

interface Bucket {
  fence: string;
  free: Piece[];
  /** Pieces under way. */
  busy: number;
}

interface Waiter {
  resolve(piece: Piece | null): void;
  reject(error: unknown): void;
}

/** Pieces that one lease is to bring at most (docs/domain/promotions.md §5). */
const LEASED_MOST = 500;

/** The buckets that this node leases, and what of them is here. */
function createBuckets() {
  const buckets = new Map<number, Bucket>();

  /** The bucket of a piece, while this node still holds it by the same lease. */
  function leased({ bucket, fence }: Piece): Bucket | null {
    const one = buckets.get(bucket);
    return one?.fence === fence ? one : null;
  }

  return {
    leased,
    held: () => [...buckets.keys()],
    forget: (bucket: number) => void buckets.delete(bucket),
    /** Buckets of which nothing is here and nothing under way. */
    spent: () =>
      [...buckets].flatMap(([bucket, { free, busy }]) =>
        free.length + busy === 0 ? [bucket] : [],
      ),
    add(piece: Piece) {
      const bucket = buckets.get(piece.bucket) ?? { fence: piece.fence, free: [], busy: 0 };
      buckets.set(piece.bucket, bucket);
      bucket.free.push(piece);
    },
    /** So many pieces, or as many as are here. */
    next(most: number): Piece[] {
      const taken: Piece[] = [];
      for (const bucket of buckets.values()) {
        if (taken.length === most) break;
        const pieces = bucket.free.splice(0, most - taken.length);
        bucket.busy += pieces.length;
        taken.push(...pieces);
      }
      return taken;
    },
  };
}

/**
 * Hands the pieces of one rain out from memory. Who comes while there is none waits until a lease
 * brought some, so that nobody is told that he missed it while an envelope is left. What another
 * node leased and did not hand out comes back when that lease is over.
 */
export function createPiecePool(source: Source): PiecePool {
  const buckets = createBuckets();
  const waiters: Waiter[] = [];
  let empty = false;
  let running = false;
  const isEmpty = () => empty || source.over();

  async function refill(): Promise<void> {
    const spent = buckets.spent();
    const lease = await source.lease(spent, Math.min(waiters.length, LEASED_MOST));
    spent.forEach(buckets.forget);
    lease.pieces.forEach(buckets.add);
    if (lease.pieces.length > 0) return;
    if (lease.left) await source.pause();
    else empty = true;
  }

  /** Serves who waits until nobody does. */
  async function serve(): Promise<void> {
    while (waiters.length > 0) {
      const none = isEmpty();
      const pieces = none ? [] : buckets.next(waiters.length);
      const served = waiters.splice(0, none ? waiters.length : pieces.length);
      served.forEach(({ resolve }, nth) => resolve(pieces[nth] ?? null));
      if (served.length === 0) await refill();
    }
  }

  function run(): void {
    if (running) return;
    running = true;
    serve()
      .catch((error: unknown) => {
        for (const { reject } of waiters.splice(0)) reject(error);
      })
      .finally(() => {
        running = false;
        // Somebody may have come since the last look.
        if (waiters.length > 0) run();
      });
  }

  return {
    take: () =>
      new Promise((resolve, reject) => {
        if (isEmpty()) return resolve(null);
        const [piece] = waiters.length === 0 ? buckets.next(1) : [];
        if (piece) return resolve(piece);
        waiters.push({ resolve, reject });
        run();
      }),
    end(piece, as) {
      const bucket = buckets.leased(piece);
      if (!bucket) return;
      bucket.busy -= 1;
      if (as === 'back') bucket.free.push(piece);
    },
    lose(piece) {
      if (buckets.leased(piece)) buckets.forget(piece.bucket);
    },
    held: buckets.held,
  };
}
