import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** The worlds of QA alone, which need no running Keydate: `npm run release` opens those of its remote. */
export default defineConfig({ ...config, testDir: 'specs/worlds', testIgnore: [], webServer: undefined });
