import type { Config } from '../../config';

/**
 * The variables of the system that Node and the libraries need: programs, scratch space, their own libraries, and the
 * first three of Windows.
 */
const OF_THE_SYSTEM = ['SystemRoot', 'TEMP', 'TMP', 'PATH', 'TMPDIR', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH'];
/** The variables by which the AWS SDK finds profiles, and the certificates of a network that has its own. */
const OF_TEXTRACT = ['HOME', 'USERPROFILE', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'];
/**
 * Pieces of a MB and more, such as pages, go back to the system when they are freed. By default glibc learns to retain
 * them, and a process that has read some pictures stays 150 MB larger. Other systems' libraries ignore the name.
 */
const GIVES_PAGES_BACK = { MALLOC_MMAP_THRESHOLD_: String(1024 * 1024) };

/**
 * The environment of a process that opens files of strangers. It has none of the server's secrets, except AWS's own if
 * the process uses Textract, and a setting that keeps its memory small.
 */
export function recognizerEnvironment(environment: NodeJS.ProcessEnv, engine: Config['scanEngine']): NodeJS.ProcessEnv {
  const asksTextract = engine === 'aws-textract';
  const isLetIn = (name: string) =>
    OF_THE_SYSTEM.includes(name) || (asksTextract && (name.startsWith('AWS_') || OF_TEXTRACT.includes(name)));
  return { ...Object.fromEntries(Object.entries(environment).filter(([name]) => isLetIn(name))), ...GIVES_PAGES_BACK };
}
