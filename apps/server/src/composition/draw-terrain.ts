import { plateOf } from '../plate-pictures.ts';
import type { AllModules } from './modules.ts';

/** Width of the picture on a paper, in pixels. */
const paperPicture = 900;

/** The terrain of a plate for papers: tickets, policies, certificates, results. */
export const drawTerrain = (modules: AllModules) => (plate: unknown) =>
  modules.pictures.poster(plateOf(plate), 'wide', paperPicture);

/** The same place as a strip at the top of a letter. */
export const drawStrip = (modules: AllModules) => (plate: unknown) => modules.pictures.strip(plateOf(plate));
