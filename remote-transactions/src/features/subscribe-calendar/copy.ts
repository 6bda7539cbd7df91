export const copy = {
  lede: 'These deadlines in Google Calendar, Apple Calendar or Outlook.',
  failed: 'Your calendar links could not be loaded.',
};
