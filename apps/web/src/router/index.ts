export { addressOf, type Location, type NavigationType } from './location.ts';
export {
  Navigate,
  type NavigateFunction,
  type NavigateOptions,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from './RouterContext.ts';
export { BrowserRouter, MemoryRouter, StaticRouter } from './routers.tsx';
