interface Place {
  pageNum: number;
  size: number;
  /** Of the whole filter. */
  total: number;
}

/** A page of a list in the console's shape. */
export const listPage = <T>(list: T[], { pageNum, size, total }: Place) => ({
  list,
  pageNum,
  totalPages: Math.ceil(total / size),
  total,
});

/** A list that one page always holds, in the console's shape; what else the reply says stays. */
export const wholeList = <R extends { list: readonly unknown[] }>(reply: R) => ({
  ...reply,
  pageNum: 1,
  totalPages: reply.list.length === 0 ? 0 : 1,
  total: reply.list.length,
});
