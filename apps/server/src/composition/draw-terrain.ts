import { plateOf } from '../plate-pictures.ts';
import type { AllModules } from './modules.ts';

/** The terrain of a plate for papers: tickets, policies, certificates, results. */
export const drawTerrain = (modules: AllModules) => (plate: unknown) => modules.pictures.sheet(plateOf(plate));

/** The same place as a strip at the top of a letter. */
export const drawStrip = (modules: AllModules) => (plate: unknown) => modules.pictures.strip(plateOf(plate));
