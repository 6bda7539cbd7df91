import { join } from 'node:path';
import { argon2PasswordHasher } from '../adapters/argon2-password-hasher';
import { settableClock, systemClock } from '../adapters/clocks';
import { encryptedFileStore } from '../adapters/encrypted-file-store';
import { secretSealer } from '../adapters/secret-sealer';
import { folderInbox } from '../adapters/folder-inbox';
import { openTelemetryTraces } from '../adapters/open-telemetry';
import { openRateLimits } from '../adapters/rate-limits';
import { openRecognition } from '../adapters/recognizer/open-recognition';
import { sharpPictureEncoder } from '../adapters/sharp-picture-encoder';
import { smtpMailer } from '../adapters/smtp-mailer';
import type { Config } from '../config';
import { connectContexts } from '../contexts';
import { makeBackground } from '../jobs/background';
import type { Mailer } from '../ports/mailer';
import { noMetrics } from '../ports/metrics';
import { noTraces } from '../ports/traces';
import type { Tools } from '../tools';
import { openLink } from '../realtime/links/open-link';
import { openRealtime } from '../realtime/open-realtime';
import { builtPrograms } from './built-programs';
import { openRegistry, readOtherRegistry, sentenceOfOther } from '../platform';
import type { RegistryStore } from '../ports/registry-store';
import { logFailure } from './log-failure';
import { openFiles } from './open-files';
import { openMetrics } from './open-metrics';
import { openPayments } from './open-payments';
import { openStorage } from './open-storage';
import type { OperatorLog } from './operator-log';
import type { Progress } from './progress';

export interface OpenTools {
  tools: Tools;
  close: () => Promise<void>;
}

/** Chooses the adapters by the settings and opens those that need it. */
export async function openTools(
  config: Config,
  serverRoot: string,
  { log, progress }: { log: OperatorLog; progress: Progress },
): Promise<OpenTools> {
  const programs = builtPrograms(serverRoot);
  const { files, releaseFiles, close: closeFiles } = await openFiles(config, (sentence) => log.error(sentence));
  await releaseFiles.share();
  const storage = await openStorage(
    config,
    { migrations: join(serverRoot, 'drizzle'), thread: programs.embeddedDatabase },
    progress,
  );
  const opened = config.mode === 'demo' ? await openDemo(config) : null;
  const clock = opened?.clock ?? systemClock;
  const {
    payments,
    page,
    sandbox,
    close: closePayments,
  } = await openPayments(config, {
    connection: storage.connection,
    clock,
    program: programs.paymentSandbox,
  });
  const demo = opened && { ...opened, sandbox };
  const mailer = mailerOf(config, demo?.inbox);
  const served =
    config.metricsPort === undefined ? undefined : await openMetrics(config.metricsPort, { db: storage.db, clock });
  const metrics = served ?? noMetrics;
  const background = makeBackground((name, error) => {
    metrics.failure(name);
    logFailure(log, name, error);
  });
  const recognition = openRecognition(
    programs.recognizer,
    config.scanEngine,
    (problem) => log.error(`A contract could not be read: ${problem}`),
    (outcome) => metrics.scan(outcome),
  );
  const traces = config.telemetryEndpoint ? await openTelemetryTraces(config.telemetryEndpoint) : noTraces;
  const realtime = openRealtime(openLink(config, (problem) => log.error(problem)));
  const rateLimits = openRateLimits(config.redisUrl);
  const registry = openRegistry({
    home: config.home,
    isShared: config.databaseUrl !== undefined,
    db: storage.db,
    warn: (sentence) => log.error(sentence),
  });
  const other = await sentenceOfOtherReleases(config, registry);
  if (other) log.error(other);
  const sealer = secretSealer(config.fileSecret);
  const tools = connectContexts({
    config: { ...config, page },
    db: storage.db,
    clock,
    mailer,
    files,
    sealer,
    sealedFiles: encryptedFileStore(files, sealer),
    pictures: sharpPictureEncoder,
    passwords: await argon2PasswordHasher(),
    recognition,
    rateLimits,
    realtime,
    registry,
    releaseFiles,
    payments,
    traces,
    metrics,
    background,
    demo,
  });
  return {
    tools,
    close: async () => {
      await recognition.close();
      await background.settle();
      await mailer.close();
      await closePayments();
      await traces.close();
      rateLimits.close();
      served?.close();
      await storage.close();
      closeFiles();
    },
  };
}

async function sentenceOfOtherReleases(config: Config, registry: RegistryStore): Promise<string | null | undefined> {
  const [live, other] = [await registry.read(), await readOtherRegistry(config)];
  return live && other && sentenceOfOther(config, live, other);
}

async function openDemo(config: Config) {
  const clock = settableClock();
  return { clock, inbox: await folderInbox(join(config.home, 'mails'), clock) };
}

function mailerOf({ smtpUrl, mailFrom }: Config, inbox: Mailer | undefined): Mailer {
  if (smtpUrl) return smtpMailer(smtpUrl, mailFrom);
  if (inbox) return inbox;
  throw new Error('production was let through without a mail server');
}
