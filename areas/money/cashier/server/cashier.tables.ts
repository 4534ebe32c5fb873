export type AttemptState = 'Ready' | 'Sent' | 'Unknown' | 'Paid' | 'Failed' | 'Returned';
