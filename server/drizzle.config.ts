import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/{modules,realtime}/**/*.table.ts',
  out: './drizzle',
});
