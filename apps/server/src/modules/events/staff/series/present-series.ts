import type { OfficeProject, OfficeSeries } from '@trassa/contracts/office';
import { presentStamp } from '../stamp.ts';
import type { ProjectRow, ProjectValues, SeriesRow, SeriesValues } from './series.repository.ts';

export const projectValues = ({ titleRu, titleEn, link }: ProjectRow): ProjectValues => ({
  title_ru: titleRu,
  title_en: titleEn,
  link,
});

export const presentProject = (row: ProjectRow): OfficeProject => ({
  public_id: row.publicId,
  ...projectValues(row),
  picture_main: row.picture,
  series: row.series,
  ...presentStamp(row),
});

export const seriesValues = (row: SeriesRow): SeriesValues => ({
  project: row.project,
  title_ru: row.titleRu,
  title_en: row.titleEn,
  description_ru: row.descriptionRu,
  description_en: row.descriptionEn,
  video_promo: row.video,
});

export const presentSeries = (row: SeriesRow): OfficeSeries => ({
  public_id: row.publicId,
  ...seriesValues(row),
  project_title: row.projectTitle,
  logo: row.logo,
  events: row.events,
  ...presentStamp(row),
});
