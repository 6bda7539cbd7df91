import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const git = promisify(execFile);

/** Git's own advice cuts at 50; 72 is what a terminal of 80 columns shows of `git log --oneline`. */
const SUBJECT_MAX = 72;

/** The rule holds for commits after this one. It is found by its subject, which a rebase keeps and a hash does not. */
export const FIRST_COMMIT = 'style: prettier lays out the code, at 120 columns';

export interface CommitCheck {
  /** How many commits were read; null where the checkout has no history that reaches back to the first commit. */
  checked: number | null;
  /** One sentence for each commit that breaks the rule, newest first. */
  complaints: string[];
}

/**
 * Checks the message of each commit after `first`, merges aside: a subject of at most 72 characters, and a body that
 * says why.
 * @param folder a folder of the checkout
 * @param first the subject of the last commit that need not comply
 */
export async function checkCommits(folder: string, first: string): Promise<CommitCheck> {
  const start = (await log(folder, ['HEAD']))?.find(({ subject }) => subject === first);
  const commits = start && (await log(folder, ['--no-merges', `${start.hash}..HEAD`]));
  if (!commits) return { checked: null, complaints: [] };
  return { checked: commits.length, complaints: commits.flatMap(complaintsAbout) };
}

interface Commit {
  hash: string;
  subject: string;
  body: string;
}

/** The commits that `git log` lists; undefined where git has no history, or is not installed. */
async function log(folder: string, args: readonly string[]): Promise<Commit[] | undefined> {
  try {
    const { stdout } = await git('git', ['log', '-z', '--format=%h%x01%s%x01%b', ...args], {
      cwd: folder,
      maxBuffer: 1 << 28,
    });
    return stdout.split('\0').filter(Boolean).map(readCommit);
  } catch {
    return undefined;
  }
}

function readCommit(text: string): Commit {
  const [hash = '', subject = '', body = ''] = text.split('\u0001');
  return { hash, subject, body: body.trim() };
}

function complaintsAbout({ hash, subject, body }: Commit): string[] {
  const length = [...subject].length;
  const complaints = [
    length > SUBJECT_MAX && `its subject has ${length} characters; ${SUBJECT_MAX} is the most.`,
    body === '' && 'it has no body. Say there why the change was made.',
  ];
  return complaints.flatMap((complaint) => (complaint ? [`${hash} "${subject}": ${complaint}`] : []));
}
