import { removeDemo } from '../demo/remove-demo';
import { restore } from '../db/backup/restore';
import { withFiles } from './open-files';
import { runFileCommand } from './run-command';

runFileCommand('restore', async (file, settings, migrations) => {
  const demo = { isLeftOut: false };
  const adapt = async (client: Parameters<typeof removeDemo>[0]) => {
    if (settings.mode === 'production') demo.isLeftOut = await removeDemo(client);
  };
  const { rows, files } = await withFiles(settings, (stores) =>
    restore(file, settings, migrations, { ...stores, adapt }),
  );
  const left = demo.isLeftOut ? 'The people and companies of the demo were left out. ' : '';
  return `Restored ${rows} rows and ${files} files from ${file}. ${left}Start the server with npm start.`;
});
