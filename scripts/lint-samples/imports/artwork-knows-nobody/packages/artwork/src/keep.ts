import { dataFolder } from '../../../apps/server/src/folder.ts';

export const pictureFolder = `${dataFolder}/pictures`;
