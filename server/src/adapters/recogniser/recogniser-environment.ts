import type { Config } from '../../config';

/** What Node and the libraries need of a system: programs, scratch space, their own libraries, and the first three of Windows. */
const OF_THE_SYSTEM = ['SystemRoot', 'TEMP', 'TMP', 'PATH', 'TMPDIR', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH'];
/** Where the AWS SDK finds profiles, and the certificates of a network that has its own. */
const OF_TEXTRACT = ['HOME', 'USERPROFILE', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'];

/**
 * What a process that opens files of strangers is told of the server's environment: none of its secrets, save AWS's own
 * where it asks Textract.
 */
export function recogniserEnvironment(environment: NodeJS.ProcessEnv, engine: Config['scanEngine']): NodeJS.ProcessEnv {
  const asksTextract = engine === 'aws-textract';
  const isLetIn = (name: string) => OF_THE_SYSTEM.includes(name) || (asksTextract && (name.startsWith('AWS_') || OF_TEXTRACT.includes(name)));
  return Object.fromEntries(Object.entries(environment).filter(([name]) => isLetIn(name)));
}
