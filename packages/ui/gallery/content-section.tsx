import { Card, ContentImage, HtmlContent } from '../src/index.ts';
import { Section, type SectionProps } from './Section.tsx';

/** Operators' content. One of the two pictures does not load and leaves its place empty. */
export function ContentSection({ words }: SectionProps) {
  return (
    <Section title="HtmlContent, ContentImage">
      <Card>
        <HtmlContent html={words.html} level={3} />
      </Card>
      <ContentImage path="/picture" alt={words.sheet} width={16} height={7} />
      <ContentImage path="/picture-that-is-lost" alt={words.announce} width={16} height={7} />
    </Section>
  );
}
