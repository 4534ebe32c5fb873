/** The secrets that can be guessed at; each has a separate count. */
export type Guarded = 'payment_password' | 'questions';
