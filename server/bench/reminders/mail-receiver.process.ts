import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** An SMTP server in a process of its own, which accepts every mail; it prints its port, and ends with its parent. */
const receiver = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onData: (stream, _session, answer) => {
    stream.resume();
    stream.once('end', () => answer());
  },
});
receiver.on('error', () => undefined);
receiver.listen(0, '127.0.0.1');
await once(receiver.server, 'listening');
const address = receiver.server.address();
process.send?.(typeof address === 'object' && address ? address.port : 0);
process.once('disconnect', () => process.exit());
