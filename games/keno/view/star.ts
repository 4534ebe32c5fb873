/** The sign of a hit: a broad star of five points around the origin, 22 from middle to point. */
export const STAR =
  'M0 -22L7.8 -10.7L20.9 -6.8L12.6 4.1L12.9 17.8L0 13.2L-12.9 17.8L-12.6 4.1L-20.9 -6.8L-7.8 -10.7Z';
