import { isTrack } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { say } from '../../kernel/say.ts';
import { limitByAddress } from '../../platform/http/index.ts';
import type { CourseRow } from '../events/index.ts';
import { courseFile } from './course-file.ts';

export type FindCourse = (eventCityPublicId: string) => Promise<CourseRow | null>;

/** A file is a few hundred kilobytes at most; a person takes one or two. */
const rule = { name: 'course file', count: 60, seconds: 60 };

/** `/course/{event_city}.gpx?lang=`: the measured course for watches and maps; 404 where none is measured. */
export const courseFileRoute = (
  app: FastifyInstance,
  { siteUrl, findCourse }: { siteUrl: string; findCourse: FindCourse },
): void => {
  app.get<{ Params: { file: string }; Querystring: { lang?: unknown } }>(
    '/course/:file',
    { onRequest: limitByAddress(rule) },
    async (req, reply) => {
      const [, publicId] = /^([A-Za-z0-9_-]{1,64})\.gpx$/.exec(req.params.file) ?? [];
      const found = publicId === undefined ? null : await findCourse(publicId);
      if (!found || !isTrack(found.track)) return reply.refuse({ code: 'not_found' });
      const language = req.query.lang === 'en' ? 'en' : 'ru';
      const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: found.timezone }).format(found.startTime);
      const title = say(language, found.eventTitleRu, found.eventTitleEn);
      const city = say(language, found.cityNameRu, found.cityNameEn);
      const body = courseFile({
        name: `${title}, ${city}, ${year}`,
        url: `${siteUrl}/event/${found.eventPublicId}?city=${found.publicId}${language === 'en' ? '&lang=en' : ''}`,
        course: found.course,
        track: found.track,
        language,
      });
      return reply
        .header('content-type', 'application/gpx+xml; charset=utf-8')
        .header('content-disposition', `attachment; filename="${found.publicId}-${year}.gpx"`)
        .header('cache-control', 'public, max-age=300')
        .send(body);
    },
  );
};
