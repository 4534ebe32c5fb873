import type { ReviewedApplication } from '../console.api.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { RejectDialog } from './RejectDialog.tsx';

export type Answer = 'approve' | 'reject';

interface DialogsProps {
  of: ReviewedApplication;
  /** Null: none is open. */
  does: Answer | null;
  onDone?: () => void;
  onClose(): void;
}

/** The two answers to an application. */
export const Dialogs = ({ of, does, onDone, onClose }: DialogsProps) => (
  <>
    <ApproveDialog of={of} open={does === 'approve'} onDone={onDone} onClose={onClose} />
    <RejectDialog of={of} open={does === 'reject'} onDone={onDone} onClose={onClose} />
  </>
);
