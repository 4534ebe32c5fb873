declare module '@palaro/server' {
  interface NodeEvents {
    /** This node changed what is published; the other nodes are told. */
    'content.changed': Record<never, never>;
    /** Another node did. */
    'elsewhere.content': Record<never, never>;
  }
}

export {};
