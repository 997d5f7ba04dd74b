/**
 * What many pages show. The server's bundler writes what pages share into the file of each of them, and here it finds
 * one copy, loaded first: without it most of what it writes and reads again is the same code.
 */
import "@theme/DocItem";
import "@theme/DocRoot";
import "@theme/MDXComponents";
import "@theme/CodeBlock";
import "./code-samples.tsx";
import "./components/code-table.tsx";
import "./exchange.tsx";
