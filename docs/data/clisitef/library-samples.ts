/** The same call from each language in which programs use the library. */
export type LibrarySamples = Readonly<Record<"c" | "pascal" | "csharp" | "java", string>>;

/** The sub-acquirer's data travel with the terminal's configuration. */
export const subAcquirerSamples: LibrarySamples = {
  c: `int result = ConfiguraIntSiTefInterativoEx("192.0.2.10", "00000001", "SW000001", "0",
    "[DadosSubAdquirencia=0011LOJA MODELO0208CURITIBA0302PR]");`,
  pascal: `function ConfiguraIntSiTefInterativoEx(Server, Store, Terminal, Reserved, Extra: PAnsiChar): Integer;
  stdcall; external 'CliSiTef32I.dll';

Code := ConfiguraIntSiTefInterativoEx('192.0.2.10', '00000001', 'SW000001', '0',
  '[DadosSubAdquirencia=0011LOJA MODELO0208CURITIBA0302PR]');`,
  csharp: `[DllImport("CliSiTef32I.dll", CharSet = CharSet.Ansi)]
static extern int ConfiguraIntSiTefInterativoEx(
    string server, string store, string terminal, string reserved, string extra);

int result = ConfiguraIntSiTefInterativoEx("192.0.2.10", "00000001", "SW000001", "0",
    "[DadosSubAdquirencia=0011LOJA MODELO0208CURITIBA0302PR]");`,
  java: `interface CliSiTef extends Library {
    CliSiTef LIBRARY = Native.load("CliSiTef32I", CliSiTef.class);

    int ConfiguraIntSiTefInterativoEx(
        String server, String store, String terminal, String reserved, String extra);
}

int result = CliSiTef.LIBRARY.ConfiguraIntSiTefInterativoEx("192.0.2.10", "00000001", "SW000001", "0",
    "[DadosSubAdquirencia=0011LOJA MODELO0208CURITIBA0302PR]");`,
};

/** A credit sale of 129.90: start, obey until the answer is not 10000 any more, confirm or undo. */
export const saleSamples: LibrarySamples = {
  c: `int command = 0, proceed = 0;
long field = 0;
short least = 0, most = 0;
char buffer[20000] = "";

int result = IniciaFuncaoSiTefInterativo(3, "129,90", "88017", "20270105", "102100", "OPERATOR1", "");
while (result == 10000) {
    result = ContinuaFuncaoSiTefInterativo(
        &command, &field, &least, &most, buffer, sizeof buffer, proceed);
    if (result == 10000) proceed = obey(command, field, least, most, buffer);
}

short confirm = result == 0 && print_receipt();
if (result == 0) FinalizaFuncaoSiTefInterativo(confirm, "88017", "20270105", "102100", "");`,
  pascal: `var
  Command, Code, Proceed: Integer;
  Field: LongInt;
  Least, Most: SmallInt;
  Buffer: array[0..19999] of AnsiChar;
begin
  Command := 0; Field := 0; Least := 0; Most := 0; Proceed := 0;
  FillChar(Buffer, SizeOf(Buffer), 0);

  Code := IniciaFuncaoSiTefInterativo(3, '129,90', '88017', '20270105', '102100', 'OPERATOR1', '');
  while Code = 10000 do
  begin
    Code := ContinuaFuncaoSiTefInterativo(
      @Command, @Field, @Least, @Most, Buffer, SizeOf(Buffer), Proceed);
    if Code = 10000 then
      Proceed := Obey(Command, Field, Least, Most, Buffer);
  end;

  if Code = 0 then
    FinalizaFuncaoSiTefInterativo(Ord(PrintReceipt), '88017', '20270105', '102100', '');
end;`,
  csharp: `int command = 0, field = 0, proceed = 0;
short least = 0, most = 0;
var buffer = new byte[20000];

int result = IniciaFuncaoSiTefInterativo(3, "129,90", "88017", "20270105", "102100", "OPERATOR1", "");
while (result == 10000)
{
    result = ContinuaFuncaoSiTefInterativo(
        ref command, ref field, ref least, ref most, buffer, buffer.Length, proceed);
    if (result == 10000) proceed = Obey(command, field, least, most, buffer);
}

if (result == 0)
{
    short confirm = PrintReceipt() ? (short)1 : (short)0;
    FinalizaFuncaoSiTefInterativo(confirm, "88017", "20270105", "102100", "");
}`,
  java: `var command = new IntByReference();
var field = new NativeLongByReference();
var least = new ShortByReference();
var most = new ShortByReference();
var buffer = new byte[20000];
int proceed = 0;

int result = library.IniciaFuncaoSiTefInterativo(
    3, "129,90", "88017", "20270105", "102100", "OPERATOR1", "");
while (result == 10000) {
    result = library.ContinuaFuncaoSiTefInterativo(
        command, field, least, most, buffer, buffer.length, proceed);
    if (result == 10000) {
        proceed = obey(
            command.getValue(), field.getValue().intValue(), least.getValue(), most.getValue(), buffer);
    }
}

if (result == 0) {
    short confirm = (short) (printReceipt() ? 1 : 0);
    library.FinalizaFuncaoSiTefInterativo(confirm, "88017", "20270105", "102100", "");
}`,
};
