import { Container } from '@porchlight/ui';

/** The site's footer. */
export function PageFooter() {
  return (
    <footer>
      <Container />
    </footer>
  );
}
