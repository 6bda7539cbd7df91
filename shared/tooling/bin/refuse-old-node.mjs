// Imported before anything newer: on an old Node this sentence is all that is seen.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Keydate needs Node 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org.`);
  process.exit(1);
}
