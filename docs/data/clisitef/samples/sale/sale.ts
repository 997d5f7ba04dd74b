import type { LibrarySamples } from "../sample.ts";

/** A credit sale: written to disk, started, obeyed until there is an answer, confirmed or undone. */
export const samples: LibrarySamples = {
  c: String.raw`#include <stdio.h>
#include <time.h>
#include "clisitef.h"

int obey(int command, long field, short least, short most, char *buffer, int size);
void remember(char *document, char *date, char *hour, int decision); /* to disk */
int print_receipts(void);

/* Turns of the loop, until the library has an answer. */
int run(int result) {
    int command = 0, proceed = 0;
    long field = 0;
    short least = 0, most = 0;
    static char buffer[20000];

    buffer[0] = '\0';
    while (result == 10000) {
        result = ContinuaFuncaoSiTefInterativo(
            &command, &field, &least, &most, buffer, sizeof buffer, proceed);
        if (result == 10000) proceed = obey(command, field, least, most, buffer, sizeof buffer);
    }
    return result;
}

int sell(char *amount, char *document) {
    char date[9], hour[7];
    time_t now = time(NULL);
    strftime(date, sizeof date, "%Y%m%d", localtime(&now));
    strftime(hour, sizeof hour, "%H%M%S", localtime(&now));
    remember(document, date, hour, -1);

    int result = run(IniciaFuncaoSiTefInterativo(3, amount, document, date, hour, "OPERATOR1", ""));
    if (result != 0) {
        printf("no approval, the library returned %d\n", result);
        return 0;
    }
    short confirm = print_receipts() ? 1 : 0;
    remember(document, date, hour, confirm);
    FinalizaFuncaoSiTefInterativo(confirm, document, date, hour, "");
    return confirm;
}`,
  pascal: String.raw`{ Turns of the loop, until the library has an answer. }
function Run(Code: Integer): Integer;
var
  Command, Proceed: Integer;
  Field: LongInt;
  Least, Most: SmallInt;
  Buffer: array[0..19999] of AnsiChar;
begin
  Command := 0; Field := 0; Least := 0; Most := 0; Proceed := 0;
  FillChar(Buffer, SizeOf(Buffer), 0);
  while Code = 10000 do
  begin
    Code := ContinuaFuncaoSiTefInterativo(
      Command, Field, Least, Most, Buffer, SizeOf(Buffer), Proceed);
    if Code = 10000 then
      Proceed := Obey(Command, Field, Least, Most, Buffer, SizeOf(Buffer));
  end;
  Result := Code;
end;

function Sell(Amount, Document: AnsiString): Boolean;
var
  Date, Hour: AnsiString;
  Code: Integer;
  Confirm: SmallInt;
begin
  Date := AnsiString(FormatDateTime('yyyymmdd', Now));
  Hour := AnsiString(FormatDateTime('hhnnss', Now));
  Remember(Document, Date, Hour, -1); { to disk }

  Code := Run(IniciaFuncaoSiTefInterativo(3, PAnsiChar(Amount), PAnsiChar(Document),
    PAnsiChar(Date), PAnsiChar(Hour), 'OPERATOR1', ''));
  Result := False;
  if Code <> 0 then
  begin
    WriteLn('no approval, the library returned ', Code);
    Exit;
  end;
  Confirm := Ord(PrintReceipts);
  Remember(Document, Date, Hour, Confirm);
  FinalizaFuncaoSiTefInterativo(Confirm, PAnsiChar(Document), PAnsiChar(Date), PAnsiChar(Hour), '');
  Result := Confirm = 1;
end;`,
  csharp: String.raw`using System;

static class Sale
{
    // Turns of the loop, until the library has an answer.
    public static int Run(int result)
    {
        int command = 0, field = 0, proceed = 0;
        short least = 0, most = 0;
        var buffer = new byte[20000];
        while (result == 10000)
        {
            result = CliSiTef.ContinuaFuncaoSiTefInterativo(
                ref command, ref field, ref least, ref most, buffer, buffer.Length, proceed);
            if (result == 10000) proceed = Loop.Obey(command, field, least, most, buffer);
        }
        return result;
    }

    public static bool Sell(string amount, string document)
    {
        var now = DateTime.Now;
        string date = now.ToString("yyyyMMdd"), hour = now.ToString("HHmmss");
        Disk.Remember(document, date, hour, -1);

        int result = Run(CliSiTef.IniciaFuncaoSiTefInterativo(
            3, amount, document, date, hour, "OPERATOR1", ""));
        if (result != 0)
        {
            Console.WriteLine("no approval, the library returned " + result);
            return false;
        }
        short confirm = Printer.PrintReceipts() ? (short)1 : (short)0;
        Disk.Remember(document, date, hour, confirm);
        CliSiTef.FinalizaFuncaoSiTefInterativo(confirm, document, date, hour, "");
        return confirm == 1;
    }
}`,
  java: String.raw`import com.sun.jna.ptr.*;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;

class Sale {
    /** Turns of the loop, until the library has an answer. */
    static int run(int result) {
        var command = new IntByReference();
        var field = new NativeLongByReference();
        var least = new ShortByReference();
        var most = new ShortByReference();
        var buffer = new byte[20000];
        int proceed = 0;
        while (result == 10000) {
            result = CliSiTef.LIBRARY.ContinuaFuncaoSiTefInterativo(
                command, field, least, most, buffer, buffer.length, proceed);
            if (result == 10000) {
                proceed = Loop.obey(command.getValue(), field.getValue().intValue(),
                    least.getValue(), most.getValue(), buffer);
            }
        }
        return result;
    }

    static boolean sell(String amount, String document) {
        var now = LocalDateTime.now();
        String date = now.format(DateTimeFormatter.ofPattern("yyyyMMdd"));
        String hour = now.format(DateTimeFormatter.ofPattern("HHmmss"));
        Disk.remember(document, date, hour, -1);

        int result = run(CliSiTef.LIBRARY.IniciaFuncaoSiTefInterativo(
            3, amount, document, date, hour, "OPERATOR1", ""));
        if (result != 0) {
            System.out.println("no approval, the library returned " + result);
            return false;
        }
        short confirm = (short) (Printer.printReceipts() ? 1 : 0);
        Disk.remember(document, date, hour, confirm);
        CliSiTef.LIBRARY.FinalizaFuncaoSiTefInterativo(confirm, document, date, hour, "");
        return confirm == 1;
    }
}`,
};
