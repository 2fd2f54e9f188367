import type { StringSchema } from 'yup';
import * as limits from '../limits/index.ts';
import { nameProblem, type NameProblem } from '../account/names.ts';
import { fields } from '../texts/index.ts';
import { line } from './parts.ts';

const nameTexts: Record<NameProblem, string> = {
  noLetter: fields.nameNeedsLetter,
  link: fields.nameIsLink,
  mark: fields.nameHasMark,
  staff: fields.nameIsStaff,
};

/** The public name of an account. */
export function accountName(): StringSchema<string> {
  return line(fields.nameRequired, { max: limits.nameMax, tooLong: fields.nameTooLong })
    .required(fields.nameRequired)
    .test('name', (value, context) => {
      const problem = value && value.length <= limits.nameMax ? nameProblem(value) : undefined;
      return problem === undefined || context.createError({ message: nameTexts[problem] });
    });
}
