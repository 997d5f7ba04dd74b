import type { LibrarySamples } from "./samples/sample.ts";

/** The sub-acquirer's data travel with the terminal's configuration. */
export const subAcquirerSamples: LibrarySamples = {
  c: `int result = ConfiguraIntSiTefInterativoEx("192.0.2.10", "00000001", "SW000001", "0",
    "[DadosSubAdquirencia=0011LOJA MODELO0208CURITIBA0302PR]");
if (result != 0) return show_refusal(result);`,
  pascal: `function ConfiguraIntSiTefInterativoEx(Server, Store, Terminal, Reserved, Extra: PAnsiChar): Integer;
  stdcall; external 'CliSiTef32I.dll';

Code := ConfiguraIntSiTefInterativoEx('192.0.2.10', '00000001', 'SW000001', '0',
  '[DadosSubAdquirencia=0011LOJA MODELO0208CURITIBA0302PR]');
if Code <> 0 then
  ShowRefusal(Code);`,
  csharp: `[DllImport("CliSiTef32I.dll", CharSet = CharSet.Ansi)]
static extern int ConfiguraIntSiTefInterativoEx(
    string server, string store, string terminal, string reserved, string extra);

int result = ConfiguraIntSiTefInterativoEx("192.0.2.10", "00000001", "SW000001", "0",
    "[DadosSubAdquirencia=0011LOJA MODELO0208CURITIBA0302PR]");
if (result != 0) throw new InvalidOperationException($"CliSiTef: {result}");`,
  java: `interface CliSiTef extends Library {
    CliSiTef LIBRARY = Native.load("CliSiTef32I", CliSiTef.class);

    int ConfiguraIntSiTefInterativoEx(
        String server, String store, String terminal, String reserved, String extra);
}

int result = CliSiTef.LIBRARY.ConfiguraIntSiTefInterativoEx("192.0.2.10", "00000001", "SW000001", "0",
    "[DadosSubAdquirencia=0011LOJA MODELO0208CURITIBA0302PR]");
if (result != 0) throw new IllegalStateException("CliSiTef: " + result);`,
};

/** A credit sale, as the guides show it. */
export { samples as saleSamples } from "./samples/sale/sale.ts";
