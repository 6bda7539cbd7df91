/** The nine sections of spec § 2.3. The contact address follows the text of the last one, as a link. */
export const PRIVACY_POLICY = [
  {
    title: 'Introduction',
    text:
      'Keydate keeps track of the dates in real-estate contracts for the people who must meet them. ' +
      'This policy explains which personal data we need for that, what we do with it, and what you can ask of us.',
  },
  {
    title: 'Information we collect',
    text:
      'We collect what you enter about yourself, your company and your clients; the contracts you upload and the dates read from them; ' +
      'the messages you write and the pictures you upload; ' +
      'your billing address and your plan, while your card goes to our payment provider alone; ' +
      'the email address you give us to get news, and the day you gave it; ' +
      'and the technical records that a web server needs to work and to stay secure: times, addresses, browser types, and reports ' +
      'of pages that failed. ' +
      'In your browser, we store cookies that keep you signed in, recognize the browser and remember your theme. ' +
      'Your browser’s storage holds your session, your profile, and what you have entered but not sent.',
  },
  {
    title: 'How we use it',
    text:
      'We use your data to show you your transactions, to read and store their dates, to remind you of them, to send you the codes and ' +
      'messages you asked for, and to find and fix errors. ' +
      'We do not sell your data, and we do not use it for advertising.',
  },
  {
    title: 'Sharing',
    text:
      'The people in your company see what their role allows. ' +
      'Lenders you invite see what you share with them, and you write messages to each other; ' +
      'clients get the messages you write to them and one email that says who entered what. ' +
      'Our service providers receive only what their service needs: sending mail, processing payments, telling us which invitation ' +
      'brought you here, and, where a contract was scanned or photographed, recognizing the words of its pages. ' +
      'We give data to authorities only when the law requires it.',
  },
  {
    title: 'Security',
    text:
      'Connections are encrypted. Passwords and one-time codes are stored only in a form that cannot be reversed. ' +
      'Every request is checked against who you are and what you may see.',
  },
  {
    title: 'Your rights',
    text:
      'You may ask what data we hold about you, have it corrected, receive a copy, or have it deleted unless the law requires us to keep it. ' +
      'We answer within thirty days.',
  },
  {
    title: 'Retention',
    text:
      'We keep your data for as long as your account exists. A contract that you upload is stored encrypted until you enter its ' +
      'transaction or remove it, for seven days at most; until then only you can open it. It stays longer only if the box that keeps ' +
      'it with its transaction is on when you submit; your company may set it on at first. Then people who may change the transaction ' +
      'can open it, and it is deleted with the transaction. ' +
      'The dates read from a contract stay with its transaction, each with an encrypted picture of its row for people who may change ' +
      'the transaction; the picture is deleted with the date. Copies in our backups are deleted with the backups. ' +
      'Records of sign-ins and of changes are deleted after 400 days, reports of failed pages after two weeks. ' +
      'A browser is recognized for 180 days after its last sign-in. ' +
      'An email address that was entered for news is stored until you delete it by the link in our email; ' +
      'if you no longer have that email, write to us.',
  },
  {
    title: 'Changes to this policy',
    text: 'If this policy changes, we publish the new version here, and we tell account holders before it takes effect.',
  },
  {
    title: 'Contact',
    text: 'If you have a question about your personal data, write to',
  },
] as const;
