import type { Row } from '../insert.ts';
import { about } from './about.ts';
import { corp } from './corp.ts';
import { feedback, media } from './contact.ts';
import { logistics } from './logistics.ts';
import { medical } from './medical.ts';
import { merch } from './merch.ts';
import { newYear } from './new-year.ts';
import { partners } from './partners.ts';

/** Information pages as editors keep them (PAGE-01…03). */
export const pageRows = (now: Date): Row[] =>
  [about, partners, corp, feedback, media, merch, logistics, newYear, medical].map((page) => ({
    slug: page.slug,
    office_id: page.slug,
    title_ru: page.title[0],
    title_en: page.title[1],
    description_ru: page.description[0],
    description_en: page.description[1],
    text_ru: page.text[0],
    text_en: page.text[1],
    blocks: page.blocks,
    ground: page.ground,
    sign: page.sign,
    status: page.isArchived ? 'archived' : 'published',
    was_out: true,
    published_at: new Date(now.getTime() - page.days * 86_400_000),
    created_at: new Date(now.getTime() - page.days * 86_400_000),
    updated_at: new Date(now.getTime() - page.days * 86_400_000),
  }));
