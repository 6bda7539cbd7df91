/** The nine sections of spec § 2.3; the last one's contact address is drawn as a link behind its text. */
export const POLICY = [
  {
    title: 'Introduction',
    text: 'Keydate keeps the dates of real-estate contracts for the people who must meet them. This policy says which personal data that needs, what we do with it, and what you can ask of us.',
  },
  {
    title: 'Information we collect',
    text: 'What you enter about yourself, your company and your clients; the contracts you upload and the dates read from them; and the technical records a web server needs to work and to stay safe: times, addresses and kinds of browser.',
  },
  {
    title: 'How we use it',
    text: 'To show you your transactions, to read and keep their dates, to remind you of them, to send you the codes and messages you asked for, and to find and mend faults. Nothing is sold, and nothing is used for advertising.',
  },
  {
    title: 'Sharing',
    text: 'The people of your company see what their role allows. Outside it, only those who carry out a service for us receive what that service needs: sending mail, taking payments, and telling which invitation brought you here. We hand data to authorities only where the law compels us.',
  },
  {
    title: 'Security',
    text: 'Connections are encrypted. Passwords and codes are kept only in a form from which they cannot be read back. Contracts are read on our own machines. Every request is checked against who you are and what you may see.',
  },
  {
    title: 'Your rights',
    text: 'You may ask what we hold about you, have it corrected, receive a copy, or have it deleted, as far as the law does not oblige us to keep it. We answer within thirty days.',
  },
  {
    title: 'Retention',
    text: 'We keep your data while your account exists. Contracts are read and not kept; what was read of them stays with its transaction. Records of sign-ins and of changes are deleted after 400 days.',
  },
  {
    title: 'Changes to this policy',
    text: 'When this policy changes, the new text stands here, and people with an account are told before it takes effect.',
  },
  {
    title: 'Contact',
    text: 'For anything that concerns your personal data, write to',
  },
] as const;
