// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Pagination } from './index.ts';

afterEach(cleanup);

describe('the range shown and the total', () => {
  it.each([
    [1, 20, 56, 'Showing 1 to 20 of 56 results'],
    [3, 20, 56, 'Showing 41 to 56 of 56 results'],
    [2, 20, 40, 'Showing 21 to 40 of 40 results'],
    [1, 50, 1, 'Showing 1 to 1 of 1 results'],
    // A page beyond the end is the last one.
    [4, 20, 56, 'Showing 41 to 56 of 56 results'],
  ])('page %d of %d each, %d in all: %s', (page, pageSize, total, text) => {
    render(<Pagination page={page} pageSize={pageSize} total={total} />);
    expect(screen.getByRole('status').textContent).toBe(text);
  });

  it('renders nothing without results', () => {
    const { container } = render(<Pagination page={1} total={0} />);
    expect(container.textContent).toBe('');
  });
});
