import { texts } from '@porchlight/domain';
import { TextLink, type TextLinkProps } from '@porchlight/ui';

import type { ToReport } from './asking.ts';
import { useReport } from './useReport.ts';

export interface ReportLinkProps extends Omit<TextLinkProps, 'href' | 'children' | 'onClick'> {
  reported: ToReport;
}

/** A link to the report form, which opens the report sheet for members. */
export function ReportLink({ reported, ...rest }: ReportLinkProps) {
  const { isLoading, report } = useReport();
  return (
    <TextLink
      {...rest}
      tone="muted"
      href={reported.href}
      aria-busy={isLoading || undefined}
      onClick={(event) => report(event, reported)}
    >
      {isLoading ? texts.common.loading : texts.navigation.report}
    </TextLink>
  );
}
