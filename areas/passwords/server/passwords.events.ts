declare module '@palaro/server' {
  interface Events {
    /** Somebody asked for a temporary password; whether it fits is found out later. */
    'password.mail_asked': { id: string };
  }
}
export {};
