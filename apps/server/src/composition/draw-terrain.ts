import { plateOf } from '../plate-pictures.ts';
import type { AllModules } from './modules.ts';

/** Width of the picture on a paper, in pixels. */
const paperPicture = 900;

/** The terrain of a plate for papers: tickets, policies, certificates, results. */
export const drawTerrain = (modules: AllModules) => (plate: unknown) =>
  modules.pictures.poster(plateOf(plate), 'wide', paperPicture);
