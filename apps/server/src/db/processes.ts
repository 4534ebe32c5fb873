import { readFileSync } from 'node:fs';

/** Whether a process with that number is running, whoever owns it. */
export function isRunning(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Tells two processes with the same number apart, even across a restart of the machine; `-` where
 * the system does not say.
 */
function startedAt(pid: number): string {
  const fields = statOf(pid);
  const boot = read('/proc/sys/kernel/random/boot_id').trim();
  return fields ? `${boot}/${fields[19]}` : '-';
}

/** Identifies a process for good, even after its number is used again. */
export const nameProcess = (pid: number) => `${pid} ${startedAt(pid)}`;

/** Whether the process with that name is still running. */
export function isSameProcess(name: string): boolean {
  const pid = Number(name.split(' ')[0]);
  return isRunning(pid) && nameProcess(pid) === name;
}

/** The command line of a process, empty where the system does not say. */
export const commandOf = (pid: number) => read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');

/** Waits for a process to end; false where it still runs after that time. */
export async function untilEnded(pid: number, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (isRunning(pid)) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}

/** A process that has ended but whose parent has not collected its result yet. */
export const isZombie = (pid: number) => statOf(pid)?.[0] === 'Z';

/** The fields of Linux's /proc/<pid>/stat from the third (state) on. The second may hold spaces. */
function statOf(pid: number): string[] | null {
  const text = read(`/proc/${pid}/stat`);
  return text ? text.slice(text.lastIndexOf(')') + 2).split(' ') : null;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // not Linux, or the process has ended
  }
}
