import { OperationRefused } from './db/backup/operation-refused';

/** The mistakes in the settings, one sentence each. */
export class ConfigError extends OperationRefused {
  readonly sentences: readonly string[];

  constructor(...sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}
