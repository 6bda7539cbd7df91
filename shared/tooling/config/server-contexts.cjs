/** The contexts of the server, the lowest first, each with those that it may use. */
module.exports = {
  mail: [],
  accounts: ['mail'],
  billing: ['accounts', 'mail'],
  transactions: ['billing', 'accounts', 'mail'],
  reminders: ['transactions', 'accounts', 'mail'],
  chat: ['transactions', 'accounts', 'mail'],
  platform: ['accounts', 'billing', 'mail'],
};
