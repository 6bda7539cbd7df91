import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { workspaceRoot } from '../../config/workspace-packages.mjs';

/** `kit.json` at the root of a packed kit. */
export const kitFile = z.object({
  /** The kit's semantic version. */
  version: z.string(),
  /** The versions of a host that its remotes are built for: '^1.0.0'. */
  host: z.string(),
  /** The release of its mini-shell, which is in `desk/`. */
  shell: z.string(),
  /** By request, the names that the host offers, each with the hash of its type. */
  names: z.record(z.string(), z.record(z.string(), z.string())),
});

interface Kit extends z.infer<typeof kitFile> {
  /** Absolute path of the repository that works with the kit. */
  repository: string;
  /** The name on its remote's card. */
  remote: string;
}

/** The kit that this code is part of; undefined in a checkout. */
export const kit = readKit();

function readKit(): Kit | undefined {
  const file = join(workspaceRoot, 'kit.json');
  if (!existsSync(file)) return undefined;
  const repository = process.env.KEYDATE_REPOSITORY ?? process.cwd();
  return { ...kitFile.parse(JSON.parse(readFileSync(file, 'utf8'))), repository, remote: nameOnCard(repository) };
}

/** A card that cannot be read is refused by the command that reads it whole. */
function nameOnCard(repository: string): string {
  const card = join(repository, 'remote.json');
  if (!existsSync(card)) return basename(repository);
  const named = z.object({ name: z.string() }).safeParse(parseJson(readFileSync(card, 'utf8')));
  return named.data?.name ?? basename(repository);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
