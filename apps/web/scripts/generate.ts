import { generateCalls, generateLists } from './generate-calls.ts';
import { generateManifest } from './generate-manifest.ts';
import { generateMessages } from './generate-messages.ts';
import { generatePaths } from './generate-paths.ts';
import { ensureFonts } from './ensure-fonts.ts';

await generateCalls();
await generateLists();
await generateMessages();
await generatePaths();
await generateManifest();
await ensureFonts();
