declare module '@palaro/server' {
  interface NodeEvents {
    /** Some node switched, marked or ordered games. */
    'games.changed': object;
  }
}

export {};
