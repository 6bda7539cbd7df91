import { z } from 'zod';
import { askPlatform, PlatformRefusal, type Platform } from './platform-api';

/** Throws one sentence if the server would refuse a release of `name` by this token. The upload is checked again. */
export async function askPermission(platform: Platform, name: string): Promise<void> {
  try {
    await askPlatform(platform, `/releases/${name}/permission`, z.unknown());
  } catch (error) {
    if (!(error instanceof PlatformRefusal && error.status === 404)) throw error;
    // an older server has no such call, but says whether the token is valid
    await askPlatform(platform, '/releases', z.unknown());
  }
}
