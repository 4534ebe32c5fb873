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
