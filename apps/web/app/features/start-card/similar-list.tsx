import { Grid, Section, SectionHead, Wrap } from '../../shared/ui/layout/layout.tsx';
import type { SimilarData } from './card-data.ts';
import { SimilarCard } from './similar-card.tsx';

/** The block of similar events under its title; nothing where there are none (BASKET-28). */
export const SimilarList = ({ title, events }: { title: string; events: readonly SimilarData[] }) =>
  events.length > 0 && (
    <Section labelledBy="similar">
      <Wrap>
        <SectionHead>
          <h2 id="similar">{title}</h2>
        </SectionHead>
        <Grid isFour>
          {events.map((event) => (
            <SimilarCard key={event.public_id} event={event} />
          ))}
        </Grid>
      </Wrap>
    </Section>
  );
