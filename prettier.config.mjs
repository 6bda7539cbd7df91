/** How code is laid out, in every package: `npm run format` writes it, `npm run format:check` refuses anything else. */
export default {
  printWidth: 120,
  singleQuote: true,
  overrides: [{ files: '*.yaml', options: { singleQuote: false } }],
};
