// What the host shares under the name `react-router-dom`: the part in use (15 of 52 kB). Imported from
// `react-router`, a different request, so that the facade does not consume itself.
export {
  BrowserRouter,
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router';
export type { LinkProps, Location, NavigateFunction, NavigateOptions, NavLinkProps, To } from 'react-router';
