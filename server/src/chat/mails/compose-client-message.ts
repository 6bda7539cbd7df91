import { PICTURE_LINK_MS } from '@keydate/contracts/limits';
import { DAY_MS } from '@keydate/domain/durations';
import { composeMail } from '../../mail';
import type { Mail } from '../../ports/mailer';
import type { Party } from '../party';

const LINK_DAYS = PICTURE_LINK_MS / DAY_MS;

interface ClientMessage {
  client: Party;
  sender: Party;
  company: string;
  content: string;
  /** The link to the picture of the message; null if it has none. */
  pictureLink: string | null;
}

/** A message to a client as an email (server/src/chat/README.md, Messages). */
export function composeClientMessage({ client, sender, company, content, pictureLink }: ClientMessage): Mail {
  return composeMail({
    to: client.email,
    subject: `${sender.fullName} of ${company} wrote to you`,
    lines: [
      `Hello ${client.fullName},`,
      `${sender.fullName} of ${company} sent you this message through Keydate:`,
      ...content.split('\n').filter((line) => line.trim() !== ''),
      ...(pictureLink === null
        ? []
        : [
            `It came with a picture, which you can see for ${LINK_DAYS} days.`,
            { words: 'See the picture', url: pictureLink },
          ]),
      `Please do not reply to this email: nobody reads the replies. You can reach ${sender.fullName} at ${sender.email}.`,
    ],
  });
}
