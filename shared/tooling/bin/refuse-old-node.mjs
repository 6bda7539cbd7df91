// Imported first, and written for any Node: an old one prints only this sentence.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Keydate needs Node 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org.`);
  process.exit(1);
}
